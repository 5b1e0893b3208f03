/** Where a match of Kolyma is set up, and what can be changed there. */
export const setUpPlace = { to: '/play/kolyma', changes: 'characters' } as const;

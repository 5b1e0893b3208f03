/** Where a match is set up; `?deck=` names one of your own decks. */
export const playPath: string = '/play/ttcg';

/** A round of six people, as the page about rounds explains it. */
export const SIX_PEOPLE = `{
  "people": [
    { "id": "ada", "spares": { "fox": 2 }, "wants": { "elk": 1, "owl": 1 }, "limit": 2, "waited": 3 },
    { "id": "bo", "spares": { "owl": 1 }, "wants": { "fox": 1 }, "limit": 1, "waited": 5 },
    { "id": "cy", "spares": { "elk": 1 }, "wants": { "hare": 1 }, "limit": 1, "waited": 1 },
    { "id": "dee", "spares": { "hare": 1 }, "wants": { "fox": 1 }, "limit": 1, "waited": 4 },
    { "id": "eve", "spares": { "newt": 1 }, "wants": { "fox": 1 }, "limit": 1, "waited": 9 },
    { "id": "fin", "spares": { "hare": 1 }, "wants": { "fox": 1 }, "limit": 1, "waited": 2 }
  ]
}
`;

/** Want lists in the form of TradeMaximizer. */
export const WANT_LISTS = `#! ALLOW-DUMMIES
(Ann Lee) CHESS : GO %ANY
(Ann Lee) %ANY : DICE CARDS
(Bob) GO : CARDS
(Cy) CARDS : CHESS
(Dee) DICE : GO
`;

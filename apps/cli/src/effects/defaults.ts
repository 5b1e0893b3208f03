/** Where things lie unless an option says otherwise. */
export const DEFAULTS = {
  templates: 'effects/all_effect_templates.txt',
  effects: 'effects/all_effects.txt',
  table: 'effects/effects_with_placeholders.csv',
  placeholders: 'placeholders',
  remove: 'placeholders/combinations_to_remove.txt',
  replace: 'placeholders/phrase_replacements.txt',
  sortInput: 'input.txt',
  sortOutput: 'output.txt',
} as const;

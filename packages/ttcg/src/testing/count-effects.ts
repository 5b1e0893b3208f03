export * from '../fuzz/count-effects.ts';

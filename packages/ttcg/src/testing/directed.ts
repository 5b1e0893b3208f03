export * from '../fuzz/directed.ts';

/**
 * Properties are tried on the same random cases in every run, so that a checkout that has passed goes on
 * passing. `npm run fuzz -- properties` tries them on others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

/**
 * What stands behind 'zod' on every page: the functions the contracts use, once, instead of a copy in every remote.
 * A function that is missing in zDeLaPagina.ts is undefined in a remote; zodEnUso.test.tsx finds it before a user does.
 */
export * as z from './zDeLaPagina';
export { config, ZodUnknown } from 'zod/v4';

// @ts-nocheck
export { usePuede } from './usePuede';

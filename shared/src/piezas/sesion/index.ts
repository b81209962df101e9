export { usePuede } from './usePuede';

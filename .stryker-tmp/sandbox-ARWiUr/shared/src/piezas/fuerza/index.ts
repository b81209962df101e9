// @ts-nocheck
export { FuerzaDeClave } from './FuerzaDeClave';

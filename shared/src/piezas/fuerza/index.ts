export { FuerzaDeClave } from './FuerzaDeClave';

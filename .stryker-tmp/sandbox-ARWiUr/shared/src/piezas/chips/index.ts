// @ts-nocheck
export { Chips, type Chip } from './Chips';

export { Chips, type Chip } from './Chips';

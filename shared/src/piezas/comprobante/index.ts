export { ASPECTO, type Aspecto } from './aspecto';

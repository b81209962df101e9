// @ts-nocheck
export { ASPECTO, type Aspecto } from './aspecto';

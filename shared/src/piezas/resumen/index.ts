export { PulsoDeResumen } from './PulsoDeResumen';

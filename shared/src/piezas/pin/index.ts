export { PinCampo } from './PinCampo';

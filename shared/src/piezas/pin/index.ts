export { PinCampo, soloDePin } from './PinCampo';

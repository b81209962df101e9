export { Pulso, PulsoDeResumen } from './Pulso';
export { TarjetaDeInicio } from './TarjetaDeInicio';
export { CADA_MINUTO } from './cadaMinuto';

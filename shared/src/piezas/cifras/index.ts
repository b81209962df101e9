export { CambioDeCifra } from './CambioDeCifra';
export { cambioDe } from './cambio';
export { Cifras, type CifraDeLinea } from './Cifras';
export { Hero } from './Hero';

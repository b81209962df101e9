export { aprenderEscaner, type Aprendido } from './aprender';
export { type Tecla } from './lector';
export { type OyenteDeEscaner, type ReciboDeEscaner } from './oirEscaner';
export {
  DE_FABRICA,
  guardarPerfilDeEscaner,
  perfilDeEscaner,
  type PerfilDeEscaner,
} from './perfil';
export { useEscaner } from './useEscaner';

// The companies and people a journey has to itself: those of the demo for the first, a copy of them for each other. What a
// journey does to a company (its area off, its invoices refused, its certificate replaced) no other journey can see.
import {
  ANDINA as andina,
  OTRA as otra,
  PUERTO as puerto,
} from '../services/local/src/demo/empresas';
import { DEMO } from '../services/local/src/demo/sembrarDemo';
import { validarRuc } from '../shared/src/domain/identificacion';

/** What a journey looks back on; a month takes four times as long to sow. */
const DIAS = 8;

const MUNDO = Number(process.env.COMANDA_MUNDO ?? 0);

export const PUERTO = empresaEn(MUNDO, puerto);
export const ANDINA = empresaEn(MUNDO, andina);
export const OTRA = empresaEn(MUNDO, otra);

/** The address with which somebody of the demo logs in here. */
export const correoDe = (email) => correoEn(MUNDO, email);

/** What is sown for a world. */
export function mundoDe(n) {
  const cuentas = DEMO.cuentas.map((cuenta) => ({
    ...cuenta,
    email: correoEn(n, cuenta.email),
    empresas: cuenta.empresas.map((empresa) => nombreEn(n, empresa)),
  }));
  const menus = DEMO.menus.map((menu) => ({ ...menu, empresa: nombreEn(n, menu.empresa) }));
  const bodegas = DEMO.bodegas.map((una) => ({ ...una, empresa: nombreEn(n, una.empresa) }));
  return {
    cuentas,
    menus,
    bodegas,
    ritmo: { ...DEMO.ritmo, dias: DIAS },
    empresas: DEMO.empresas.map((empresa) => empresaEn(n, empresa)),
  };
}

function empresaEn(n, empresa) {
  return { ...empresa, empresa: nombreEn(n, empresa.empresa), ruc: rucEn(n, empresa.ruc) };
}

function nombreEn(n, nombre) {
  return n === 0 ? nombre : `${nombre} ${n + 1}`;
}

function correoEn(n, email) {
  return n === 0 ? email : email.replace('@', `${n + 1}@`);
}

/** The nth after it whose check digits are right. */
function rucEn(n, ruc) {
  let numero = Number(ruc.slice(0, 10));
  const escrito = () => `${String(numero).padStart(10, '0')}001`;
  for (let vez = 0; vez < n; vez++) {
    do numero += 1;
    while (validarRuc(escrito()) !== 'valida');
  }
  return escrito();
}

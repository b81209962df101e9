// The companies and people a journey has to itself: a copy of those of the demo. What a journey does to a company (its area off, its
// invoices refused, its certificate replaced) no other journey can see.
import {
  ANDINA as andina,
  OTRA as otra,
  PUERTO as puerto,
  type EmpresaDemo,
} from '../../services/local/src/demo/empresas';
import { DEMO, type MundoDemo } from '../../services/local/src/demo/sembrarDemo';
import { validarRuc } from '../../shared/src/domain/fiscal/identificacion';

/** What a journey looks back on; a month takes four times as long to sow. */
const DIAS = 8;

/** Number 0 is the demo itself, as `npm start` sows it. */
export type Mundo = {
  numero: number;
  PUERTO: EmpresaDemo;
  ANDINA: EmpresaDemo;
  OTRA: EmpresaDemo;
  /** The address with which somebody of the demo ('cajero@demo.ec') logs in here. */
  correoDe: (email: string) => string;
};

export const mundoNumero = (numero: number): Mundo => ({
  numero,
  PUERTO: empresaEn(numero, puerto),
  ANDINA: empresaEn(numero, andina),
  OTRA: empresaEn(numero, otra),
  correoDe: (email) => correoEn(numero, email),
});

/** What is sown for a world. */
export function mundoDe(n: number): MundoDemo {
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

function empresaEn(n: number, empresa: EmpresaDemo): EmpresaDemo {
  return { ...empresa, empresa: nombreEn(n, empresa.empresa), ruc: rucEn(n, empresa.ruc) };
}

function nombreEn(n: number, nombre: string): string {
  return n === 0 ? nombre : `${nombre} ${n + 1}`;
}

function correoEn(n: number, email: string): string {
  return n === 0 ? email : email.replace('@', `${n + 1}@`);
}

/** The nth after it whose check digits are right. */
function rucEn(n: number, ruc: string): string {
  let numero = Number(ruc.slice(0, 10));
  const escrito = () => `${String(numero).padStart(10, '0')}001`;
  for (let vez = 0; vez < n; vez++) {
    do numero += 1;
    while (validarRuc(escrito()) !== 'valida');
  }
  return escrito();
}

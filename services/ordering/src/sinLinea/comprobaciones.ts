import { ARRIENDO_HORAS, SALTO_MS } from '@comanda/shared/contracts/admin/dispositivos';
import type { MarcaSinLinea } from '@comanda/shared/contracts/ventas/sinLinea';
import { DIA_MS, fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';

import type { Prueba } from './autoria';
import type { EquipoRow, PruebasRow, VendedorRow } from './leerSinLinea';
import type { Clase, LoDicho } from './loDicho';

/** What a till says, and all that is known about it. */
export type Caso = {
  dicho: LoDicho;
  cuando: Date;
  ahora: Date;
  equipo: EquipoRow;
  pruebas: PruebasRow;
  /** Who it says did it, where there is such a person; null where they may not do it. */
  persona: VendedorRow | null;
  autor: VendedorRow | null;
  prueba: Prueba;
  caller: Hecho['usuario'];
  /** An Administrador takes what was refused. */
  aceptada: boolean;
};

/** Refused; or marked, as nothing refuses it, or where that does not hold against it. */
type Trato =
  | { marca: MarcaSinLinea }
  | { rehusa: ErrorCode }
  | { rehusa: ErrorCode; salvo: 'aceptada' | 'sinNumero'; marca: MarcaSinLinea };

export type Comprobacion = Record<Clase, Trato> & {
  /** What is wrong with it, as it is written down; null: nothing. */
  mira: (caso: Caso) => object | null;
  /** What is said of it besides the code's own sentence. */
  frase?: string;
};

const LARGO_MS = ARRIENDO_HORAS * 3_600_000;
const despuesDe = (uno: Date, otro: Date) => uno.getTime() > otro.getTime() + SALTO_MS;
const mesDe = (momento: Date) => fechaNegocio(momento).slice(0, 7);

const comoActo = <Hecho extends Trato>(acto: Hecho) => ({ acto, orden: acto });
const aTodas = (marca: MarcaSinLinea) => ({ venta: { marca }, ...comoActo({ marca }) });

/** All that is asked of whatever a till did without a line, in this order. What is not in it nobody asks; another kind is a column. */
export const COMPROBACIONES = {
  futuro: {
    mira: ({ cuando, ahora }) => (despuesDe(cuando, ahora) ? { cuando, ahora } : null),
    venta: { rehusa: 'VENTA_EN_EL_FUTURO' },
    ...comoActo({ rehusa: 'ACTO_EN_EL_FUTURO' }),
  },
  antesDelEquipo: {
    mira: ({ cuando, equipo: { creado } }) =>
      despuesDe(creado, cuando) ? { cuando, creado } : null,
    venta: { rehusa: 'VENTA_FUERA_DE_ARRIENDO' },
    ...comoActo({ rehusa: 'ACTO_FUERA_DE_ARRIENDO' }),
  },
  revocado: {
    mira: ({ equipo: { revocado } }) => revocado && { revocado },
    venta: { rehusa: 'DISPOSITIVO_REVOCADO', salvo: 'aceptada', marca: 'DISPOSITIVO_REVOCADO' },
    ...comoActo({ rehusa: 'ACTO_DE_REVOCADO' }),
  },
  /** A till works by itself for as long as a lease is after it was last in touch; a sale's number has a lease of its own. */
  lejosDeContacto: {
    mira: ({ cuando, equipo: { creado }, pruebas: { visto } }) =>
      despuesDe(cuando, new Date((visto ?? creado).getTime() + LARGO_MS))
        ? { cuando, visto }
        : null,
    venta: { marca: 'FECHA_SIN_PROBAR' },
    ...comoActo({ rehusa: 'ACTO_FUERA_DE_ARRIENDO' }),
  },
  /** It said itself that it had nothing left of then. */
  desmentida: {
    mira: ({ cuando, pruebas: { nada_antes } }) =>
      nada_antes && despuesDe(nada_antes, cuando) ? { cuando, nada_antes } : null,
    frase:
      'Este equipo ya había dicho que no le quedaba por enviar nada de esa hora, así que la factura no puede llevar esa fecha. Un Administrador puede aceptar la venta con un número nuevo',
    venta: { rehusa: 'VENTA_FUERA_DE_ARRIENDO', salvo: 'sinNumero', marca: 'FECHA_SIN_PROBAR' },
    ...comoActo({ marca: 'FECHA_SIN_PROBAR' }),
  },
  /** It was in touch since, with a version that kept nothing of what it said. */
  sinDiario: {
    mira: ({ cuando, pruebas: { nada_antes, visto } }) =>
      nada_antes === null && visto && despuesDe(visto, cuando) ? { cuando, visto } : null,
    ...aTodas('FECHA_SIN_PROBAR'),
  },
  /** It was in touch a day later and had not sent it: whatever it said of why, somebody looks at its date. */
  retenida: {
    mira: ({ cuando, pruebas: { visto } }) =>
      visto && despuesDe(visto, new Date(cuando.getTime() + DIA_MS)) ? { cuando, visto } : null,
    ...aTodas('FECHA_SIN_PROBAR'),
  },
  /** Nothing says that a month was declared: one that is over may have been. */
  mesCerrado: {
    mira: ({ cuando, ahora }) => {
      const [mes, este] = [mesDe(cuando), mesDe(new Date(ahora.getTime() - SALTO_MS))];
      return mes < este ? { mes } : null;
    },
    ...aTodas('MES_CERRADO'),
  },
  /** An order is money to nobody yet: it is of whoever sends it. */
  autorAusente: {
    mira: ({ autor, dicho: { quien } }) => (autor ? null : { quien }),
    venta: { rehusa: 'VENDEDOR_NO_PERMITIDO', salvo: 'aceptada', marca: 'VENDEDOR_RETIRADO' },
    acto: { rehusa: 'AUTOR_NO_PERMITIDO' },
    orden: { marca: 'VENDEDOR_RETIRADO' },
  },
  /** Neither their session nor their signature says so: it stands in the name of who sends it. */
  autorSinProbar: {
    mira: ({ autor, prueba, caller }) =>
      autor && prueba === 'NINGUNA'
        ? { dice: autor.nombre_completo, envia: caller.nombreCompleto }
        : null,
    ...aTodas('AUTOR_SIN_PROBAR'),
  },
  /** Whoever gives themselves an advance has somebody's approval, which no till can ask for by itself. */
  sinAprobacion: {
    mira: ({ dicho: { tipo, quien, cuerpo }, prueba, caller }) => {
      const recibe = String(cuerpo.id_usuario).toLowerCase();
      const propio = recibe === quien || (prueba === 'NINGUNA' && recibe === caller.id);
      return tipo === 'anticipo' && propio ? { recibe } : null;
    },
    ...aTodas('SIN_APROBACION'),
  },
  /** The till's clock was another one than it thinks, or was changed about then. */
  reloj: {
    mira: ({ dicho: { reloj }, ahora, equipo: { con_salto } }) => {
      const desfase_ms = new Date(reloj).getTime() - ahora.getTime();
      return con_salto || Math.abs(desfase_ms) > SALTO_MS ? { desfase_ms } : null;
    },
    ...aTodas('RELOJ'),
  },
} as const satisfies Record<string, Comprobacion>;

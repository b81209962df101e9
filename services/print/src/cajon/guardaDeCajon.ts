import path from 'node:path';

import { z } from 'zod';

import {
  esFirmaDeImpresora,
  esFirmaDeVinculo,
  leerBoleto,
} from '@comanda/kit/acceso/boletoDeCajon';
import { vinculoSchema, type Vinculo } from '@comanda/shared/contracts/caja/cajon';
import type { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';

import { leerSiHay, reemplazar } from './enDisco';
import { abrirUsados } from './usados';

type Pareo = CallEntrada<(typeof papelDeCajaCalls)['vincularImpresion']>;
type Tomado = { devolver: () => void };
type Presente = NonNullable<Pareo['presente']>;
type Ajuste = Readonly<Record<string, string | number>>;

export type GuardaDeCajon = {
  vinculos: () => readonly Vinculo[];
  vincular: (pareo: Pareo) => void;
  /** Uses up the right that was shown, or refuses. A service that was never paired asks for none. */
  tomar: (escrito: string | undefined) => Tomado;
  /** Refuses a change of a printer that no company it is paired with has signed. One that was never paired asks for nothing. */
  exigirCambio: (ajuste: Ajuste, presente: Presente | undefined) => void;
};

const NADA: Tomado = { devolver: () => undefined };

/** Who may open the drawer of this till. It holds public keys alone: nobody makes a right here. */
export function guardaDeCajon(
  carpeta: string | null,
  reloj: () => number = Date.now,
): GuardaDeCajon {
  const archivo = carpeta === null ? null : path.join(carpeta, 'vinculos.json');
  let vinculos = leerVinculos(archivo);
  const usados = abrirUsados(carpeta, reloj);
  return {
    vinculos: () => vinculos,
    vincular({ vinculo, presente }) {
      if (vinculos.length > 0) exigirFirma(vinculos, { vinculo, presente });
      const otros = vinculos.filter(({ empresa }) => empresa !== vinculo.empresa);
      const nuevos = [...otros, vinculo];
      if (archivo !== null) reemplazar(archivo, JSON.stringify(nuevos));
      vinculos = nuevos;
    },
    exigirCambio(ajuste, presente) {
      if (vinculos.length === 0) return;
      const suya = vinculos.find(({ impresion }) => impresion === presente?.impresion);
      const cambio = { impresion: suya?.impresion ?? '', ajuste };
      if (!suya || !presente || !esFirmaDeImpresora(suya.publica, cambio, presente.firma))
        throw new AppError('IMPRESORAS_SIN_FIRMA');
    },
    tomar(escrito) {
      if (vinculos.length === 0) return NADA;
      const { id, hasta } = exigirBoleto(vinculos, escrito);
      if (hasta <= reloj()) throw new AppError('BOLETO_VENCIDO', { id });
      if (usados.esta(id)) throw new AppError('BOLETO_USADO', { id });
      usados.anotar({ id, hasta });
      return { devolver: () => usados.devolver(id) };
    },
  };
}

function leerVinculos(archivo: string | null): Vinculo[] {
  const texto = archivo === null ? null : leerSiHay(archivo);
  return texto === null ? [] : z.array(vinculoSchema).parse(JSON.parse(texto));
}

function exigirFirma(vinculos: readonly Vinculo[], { vinculo, presente }: Pareo): void {
  const suya = vinculos.find(({ impresion }) => impresion === presente?.impresion);
  if (!suya || !presente || !esFirmaDeVinculo(suya.publica, vinculo, presente.firma))
    throw new AppError('VINCULO_SIN_FIRMA');
}

function exigirBoleto(vinculos: readonly Vinculo[], escrito: string | undefined) {
  if (escrito === undefined) throw new AppError('CAJON_SIN_BOLETO');
  for (const { publica, impresion } of vinculos) {
    const boleto = leerBoleto(publica, escrito);
    if (boleto?.impresion === impresion) return boleto;
  }
  throw new AppError('BOLETO_INVALIDO');
}

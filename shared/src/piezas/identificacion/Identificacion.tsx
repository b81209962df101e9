import type { ReactNode } from 'react';

import { validarIdentificacion } from '../../domain/fiscal/identificacion';
import { Campo, useFalta, useValor } from '../formulario';

import { faltaAlEscribir } from './faltas';
import {
  limpiarIdentificacion,
  nombreDelNumero,
  tecladoDe,
  tipoDeIdentificacion,
  TIPOS,
} from './tipos';

const DUDOSA = 'No se pudo comprobar este número. Revise que esté bien escrito';

/** Type and number of a buyer, as the calls name them: what may be typed, and what is said of it, follows from the type. */
export function Identificacion({ sufijo }: { sufijo?: ReactNode }) {
  const tipo = tipoDeIdentificacion(useValor('tipo_identificacion'));
  const escrito = useValor('cedula');
  const numero = typeof escrito === 'string' ? escrito : '';
  useFalta('cedula', numero, faltaAlEscribir(tipo, numero));
  return (
    <>
      <Campo.Opcion
        nombre="tipo_identificacion"
        etiqueta="Tipo de identificación"
        opciones={TIPOS}
      />
      <Campo.Texto
        nombre="cedula"
        etiqueta={nombreDelNumero(tipo)}
        autoFocus
        teclado={tecladoDe(tipo)}
        limpiar={(texto) => limpiarIdentificacion(tipo, texto)}
        ayuda={validarIdentificacion(tipo, numero) === 'dudosa' ? DUDOSA : undefined}
        sufijo={sufijo}
      />
    </>
  );
}

import { Fragment } from 'react';

import { avisoDeCorreo } from '@comanda/shared/domain/fiscal/avisoDeCorreo';
import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { formatFechaHora, formatHace } from '@comanda/shared/domain/texto/fecha';
import { Icono } from '@comanda/shared/ui/core';

import { aspectoDe, conNota, esFinal, sinRepetirSri } from './estados';

type EstadoLineaProps = { emision: Emision; ahora: Date };

/** The state in two lines: its word; under it its age while unsent and what else there is to say, cut where it ends. */
export function EstadoLinea({ emision, ahora }: EstadoLineaProps) {
  const { texto, icono, tono } = aspectoDe(emision);
  const edad = { frase: formatHace(emision.fechaCreacion, ahora) };
  const dichas = frasesDe(emision);
  const frases = esFinal(emision.estado) ? dichas : [edad, ...dichas];
  const espera = dichas[0]?.tono !== undefined || emision.consta_en_sri !== null;
  return (
    <div className="reportes-estado">
      <strong title={texto} data-tono={tono}>
        <Icono nombre={icono} tamano={18} /> {sinRepetirSri(texto)}
      </strong>
      {frases.length > 0 && (
        <small
          className="reportes-frases"
          title={frases.map(({ frase }) => frase).join(' · ')}
          data-estado={dichas[0]?.tono}
          data-final={esFinal(emision.estado) && !espera}
        >
          {frases.map(({ frase }, i) => (
            <Fragment key={frase}>
              {i > 0 && ' · '}
              <span>{frase}</span>
            </Fragment>
          ))}
        </small>
      )}
    </div>
  );
}

type Frase = { frase: string; tono?: 'FALLIDO' };

/** What needs somebody first: the line is cut at its end. All of it is in the document opened. */
export function frasesDe(emision: Emision): Frase[] {
  const { mensaje, fecha_autorizacion: autorizada, correo } = emision;
  const delCorreo: Frase[] = correo ? [{ frase: avisoDeCorreo(correo).texto }] : [];
  const fallido = correo?.estado === 'FALLIDO';
  return [
    ...relacionDe(emision),
    ...(mensaje === null ? [] : [{ frase: mensaje }]),
    ...(fallido ? delCorreo.map((frase) => ({ ...frase, tono: 'FALLIDO' as const })) : []),
    ...(autorizada === null ? [] : [{ frase: formatFechaHora(autorizada) }]),
    ...(fallido ? [] : delCorreo),
  ];
}

function relacionDe(emision: Emision): Frase[] {
  const { tipo, relacionado, devuelto } = emision;
  if (devuelto > 0) return [{ frase: `devuelto ${formatMonto(devuelto)}` }];
  if (relacionado === null) return [];
  const numero = numeroDeComprobante(relacionado);
  if (conNota(emision)) return [{ frase: `con nota de crédito ${numero}` }];
  return tipo === 'NOTA_CREDITO' ? [{ frase: `de la Factura ${numero}` }] : [];
}

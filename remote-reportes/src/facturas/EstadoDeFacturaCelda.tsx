import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { formatFechaHora, formatHace } from '@comanda/shared/domain/texto/fecha';
import { Icono } from '@comanda/shared/ui/core';

import { documentoDe } from './claveAcceso';
import { CorreoLinea } from './CorreoLinea';
import { aspectoDe, esFinal } from './estados';

/** Which document a credit note takes back, or which takes this invoice back. */
function RelacionLinea({ tipo, relacionado }: Pick<Emision, 'tipo' | 'relacionado'>) {
  if (tipo === 'NOTA_CREDITO')
    return (
      <small className="reportes-relacion">
        Nota de crédito{relacionado !== null && ` de la ${documentoDe(relacionado)}`}
      </small>
    );
  if (relacionado === null) return null;
  return (
    <small className="reportes-relacion">
      Anulada con nota de crédito {numeroDeComprobante(relacionado)}
    </small>
  );
}

type EstadoDeFacturaCeldaProps = { emision: Emision; ahora: Date };

/** All there is to say of a document's state: in a word, the other document of a voided sale, how old it is while unsent or since when authorised, what the authority said, and the mail. */
export function EstadoDeFacturaCelda({ emision, ahora }: EstadoDeFacturaCeldaProps) {
  const { estado, mensaje, fechaCreacion, fecha_autorizacion: autorizada, correo } = emision;
  const { texto, icono, tono } = aspectoDe(emision);
  return (
    <div className="reportes-estado">
      <strong data-tono={tono}>
        <Icono nombre={icono} tamano={18} /> {texto}
      </strong>
      <RelacionLinea {...emision} />
      {emision.devuelto > 0 && (
        <small className="reportes-relacion">
          Devuelto {formatMonto(emision.devuelto)} con notas de crédito
        </small>
      )}
      {!esFinal(estado) && <small>{formatHace(fechaCreacion, ahora)}</small>}
      {autorizada && <small>{formatFechaHora(autorizada)}</small>}
      {mensaje && <p>{mensaje}</p>}
      {correo && <CorreoLinea correo={correo} />}
    </div>
  );
}

import {
  ESTADOS_COMPROBANTE,
  type ComprobanteDetalle,
} from '@comanda/shared/contracts/facturacion/documentos';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

type Intento = ComprobanteDetalle['intentos'][number];

const PASO: Record<Intento['paso'], string> = dePalabras(
  {
    FIRMA: 'Firma',
    ENVIO: 'Envío al SRI',
    CONSULTA: 'Consulta al SRI',
    REINTENTO: 'Reintento',
    CORRECCION: 'Corrección',
    ANULACION: 'Anulación',
  },
  talCual,
);

/** All that was tried with a document, latest first. */
export function Intentos({ intentos }: { intentos: readonly Intento[] }) {
  return (
    <section aria-label="Historial">
      <h3>Historial</h3>
      {intentos.length === 0 && <p className="reportes-tenue">Aún no se ha intentado nada</p>}
      <ol className="reportes-intentos">
        {intentos.map((intento, i) => (
          <li key={i}>
            <time className="cifra" dateTime={intento.en}>
              {formatFechaHora(intento.en)}
            </time>
            <strong>{PASO[intento.paso]}</strong>
            <span>{resultadoDe(intento)}</span>
            {intento.mensaje && <p>{intento.mensaje}</p>}
            {intento.veces !== undefined && intento.desde !== undefined && (
              <p className="reportes-tenue">
                {intento.veces} veces desde el {formatFechaHora(intento.desde)}
              </p>
            )}
            <Dichos mensajes={intento.mensajes} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the authority said, word for word: for who has to look it up. */
function Dichos({ mensajes }: Pick<Intento, 'mensajes'>) {
  if (mensajes.length === 0) return null;
  return (
    <ul className="reportes-dichos" aria-label="Respuesta del SRI">
      {mensajes.map(({ identificador, tipo, mensaje, informacionAdicional }, i) => (
        <li key={i}>
          <b className="cifra">{[tipo, identificador].filter(Boolean).join(' ')}</b>{' '}
          {[mensaje, informacionAdicional].filter(Boolean).join(': ')}
        </li>
      ))}
    </ul>
  );
}

/** What an attempt came to where that is no state. */
const OTROS: Readonly<Record<string, string>> = {
  NOTA_CREDITO: 'Nota de crédito',
  NOTA_PARCIAL: 'Nota de crédito parcial',
  NO_SALIO: 'No se pudo enviar',
  EN_DUDA: 'Sin respuesta clara',
};

function resultadoDe({ resultado, codigo }: Intento): string {
  const estado = ESTADOS_COMPROBANTE.find((uno) => uno === resultado);
  const texto = estado ? ASPECTO[estado].texto : (OTROS[resultado] ?? resultado);
  return codigo === null ? texto : `${texto} (código ${codigo})`;
}

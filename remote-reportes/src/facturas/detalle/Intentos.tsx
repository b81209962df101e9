import { ESTADOS_COMPROBANTE, type ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';


type Intento = ComprobanteDetalle['intentos'][number];

const PASO: Record<Intento['paso'], string> = {
  FIRMA: 'Firma',
  ENVIO: 'Envio al SRI',
  CONSULTA: 'Consulta al SRI',
  REINTENTO: 'Reintento',
  CORRECCION: 'Correccion',
  ANULACION: 'Anulacion',
};

/** All that was tried with a document, latest first. */
export function Intentos({ intentos }: { intentos: readonly Intento[] }) {
  return (
    <section aria-label="Historial">
      <h3>Historial</h3>
      {intentos.length === 0 && <p className="reportes-tenue">Aun no se ha intentado nada</p>}
      <ol className="reportes-intentos">
        {intentos.map((intento, i) => (
          <li key={i}>
            <time className="cifra" dateTime={intento.en}>
              {formatFechaHora(intento.en)}
            </time>
            <strong>{PASO[intento.paso]}</strong>
            <span>{resultadoDe(intento)}</span>
            {intento.mensaje && <p>{intento.mensaje}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function resultadoDe({ resultado, codigo }: Intento): string {
  const estado = ESTADOS_COMPROBANTE.find((uno) => uno === resultado);
  const texto = estado ? ASPECTO[estado].texto : 'Nota de credito';
  return codigo === null ? texto : `${texto} (codigo ${codigo})`;
}

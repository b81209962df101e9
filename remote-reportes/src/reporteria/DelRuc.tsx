import type { Contribuyente } from '@comanda/shared/contracts/reportes/reporteria';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Chips } from '@comanda/shared/piezas/chips';
import { Alert } from '@comanda/shared/ui/core';

import estilos from './reporteria.module.css';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';

type DelRucProps = {
  empresa: string;
  contribuyente: Contribuyente;
  /** Whether all of them are looked at. */
  todo: boolean;
  onTodo: (todo: boolean) => void;
};

/** A taxpayer with several establishments declares them together: one of them is looked at, or all. */
export function DelRuc({ empresa, contribuyente, todo, onTodo }: DelRucProps) {
  const { ruc, establecimientos, ajenos } = contribuyente;
  const cuantos = establecimientos.length;
  return (
    <>
      {ajenos > 0 && (
        <Alert type="warning" showIcon role="alert" title={mensajes.ajenos(ruc, ajenos)} />
      )}
      {cuantos > 1 && (
        <div className="ui-fila">
          <Chips
            etiqueta={mensajes.deQuien}
            chips={[
              { valor: 'EMPRESA', texto: empresa },
              { valor: 'RUC', texto: mensajes.todoElRuc, cuantos },
            ]}
            elegido={todo ? 'RUC' : 'EMPRESA'}
            onElegir={(elegido) => onTodo(elegido === 'RUC')}
          />
          <span>{mensajes.seDeclaran(ruc, cuantos + ajenos)}</span>
        </div>
      )}
    </>
  );
}

const COLUMNAS = ['Documentos', 'Base neta', 'IVA neto', 'Total neto'];

/** What of the month is of each. */
export function PorEstablecimiento({ establecimientos }: Pick<Contribuyente, 'establecimientos'>) {
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.caja ?? ''}`}>
      <h2>{mensajes.porEstablecimiento}</h2>
      <div
        className={estilos.ancha}
        tabIndex={0}
        role="region"
        aria-label={mensajes.porEstablecimiento}
      >
        <table className={estilos.tabla}>
          <thead>
            <tr>
              <th scope="col">Establecimiento</th>
              {COLUMNAS.map((columna) => (
                <th key={columna} scope="col">
                  {columna}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {establecimientos.map(({ empresa, establecimiento, neto }) => (
              <tr key={empresa}>
                <th scope="row" className={estilos.renglon}>
                  {empresa}
                  <small className={estilos.nota}>{establecimiento}</small>
                </th>
                <td className="cifra">{neto?.documentos ?? 0}</td>
                {([neto?.base, neto?.iva, neto?.total] as const).map((monto, i) => (
                  <td key={COLUMNAS[i + 1]} className="cifra">
                    {formatMonto(monto ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{mensajes.ventasDeCadaUno}</p>
    </section>
  );
}

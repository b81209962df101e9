import type { Contenido } from '@comanda/shared/contracts/documentos';
import { formatMonto } from '@comanda/shared/domain/dinero';

type Pago = Contenido['pagos'][number];
type Linea = Contenido['lineas'][number];

const FORMA: Record<Pago['forma_pago'], string> = {
  EFECTIVO: 'Efectivo',
  TARJETA: 'Tarjeta',
  TRANSFERENCIA: 'Transferencia',
};

type ContenidoVentaProps = { contenido: Contenido; total: number };

/** What was sold, what each rate adds up to, and how it was paid. */
export function ContenidoVenta({ contenido, total }: ContenidoVentaProps) {
  const { lineas, pagos } = contenido;
  return (
    <section aria-label="Venta">
      <h3>Venta</h3>
      <table className="reportes-lineas">
        <thead>
          <tr>
            <th scope="col">Cant.</th>
            <th scope="col">Descripcion</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea, i) => (
            <tr key={i}>
              <td>{linea.cantidad}</td>
              <td>
                {linea.descripcion}
                <small>{pormenorDe(linea)}</small>
              </td>
              <td>{formatMonto(linea.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sumas etiqueta="Totales" sumas={[...sumasDe(contenido), ['Total', total]]} />
      {pagos.length > 0 && (
        <Sumas etiqueta="Pagos" sumas={pagos.map((pago) => [formaDe(pago), pago.total])} />
      )}
    </section>
  );
}

type Suma = [que: string, monto: number];

function Sumas({ etiqueta, sumas }: { etiqueta: string; sumas: readonly Suma[] }) {
  return (
    <dl className="reportes-sumas" aria-label={etiqueta}>
      {sumas.map(([que, monto], i) => (
        <div key={i}>
          <dt>{que}</dt>
          <dd>{formatMonto(monto)}</dd>
        </div>
      ))}
    </dl>
  );
}

function sumasDe({ tarifas, propina }: Contenido): Suma[] {
  return [
    ...tarifas.map(({ tarifa, base }): Suma => [`Subtotal ${tarifa}%`, base]),
    ...tarifas
      .filter(({ tarifa }) => tarifa > 0)
      .map(({ tarifa, iva }): Suma => [`IVA ${tarifa}%`, iva]),
    ...(propina > 0 ? [['Propina', propina] satisfies Suma] : []),
  ];
}

function pormenorDe({ precio, tarifa, descuento }: Linea): string {
  const partes = [`${formatMonto(precio)} c/u`, `IVA ${tarifa}%`];
  return [...partes, ...(descuento > 0 ? [`descuento ${formatMonto(descuento)}`] : [])].join(' · ');
}

const formaDe = ({ forma_pago, debito }: Pago): string =>
  `${FORMA[forma_pago]}${debito ? ' de debito' : ''}`;

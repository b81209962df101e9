import type { Contenido } from '@comanda/shared/contracts/facturacion/documentos';
import { fraseDeCredito, venceEl } from '@comanda/shared/domain/dinero/credito';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { Lineas, Sumas, type Suma } from '@comanda/shared/piezas/contenido';
import { enTabla } from '@comanda/shared/domain/texto/palabras';

type Pago = Contenido['pagos'][number];
type Linea = Contenido['lineas'][number];

/** `dia`: of the document. */
type ContenidoVentaProps = { contenido: Contenido; total: number; dia: string };

/** What was sold, what each rate adds up to, and how it was paid. */
export function ContenidoVenta({ contenido, total, dia }: ContenidoVentaProps) {
  const { lineas, pagos } = contenido;
  return (
    <section aria-label="Venta">
      <h3>Venta</h3>
      <Lineas
        titulo="Descripción"
        lineas={lineas.map(({ cantidad, total: suyo, ...linea }) => ({
          cantidad,
          nombre: linea.descripcion,
          total: suyo,
          pormenores: [pormenorDe(linea)],
        }))}
      />
      <Sumas etiqueta="Totales" sumas={[...sumasDe(contenido), ['Total', total]]} />
      {pagos.length > 0 && (
        <Sumas etiqueta="Pagos" sumas={pagos.map((pago) => [formaDe(pago, dia), pago.total])} />
      )}
    </section>
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

function pormenorDe({
  precio,
  tarifa,
  descuento,
}: Pick<Linea, 'precio' | 'tarifa' | 'descuento'>): string {
  const partes = [`${formatMonto(precio)} c/u`, `IVA ${tarifa}%`];
  return [...partes, ...(descuento > 0 ? [`descuento ${formatMonto(descuento)}`] : [])].join(' · ');
}

function formaDe({ forma_pago, debito, plazo }: Pago, dia: string): string {
  if (plazo !== undefined) return fraseDeCredito({ plazo, vence: venceEl(dia, plazo) });
  return `${enTabla(FORMA, forma_pago)?.nombre ?? forma_pago}${debito ? ' de débito' : ''}`;
}

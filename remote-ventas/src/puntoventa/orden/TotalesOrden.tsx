import { formatCentavos, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import type { Totales } from '@comanda/shared/domain/dinero/iva';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';

import { NOMBRE_DE_DOCUMENTO, type Documentos } from '../catalogo/useDocumentos';
import { esLargo } from '../montoLargo';

type TotalesOrdenProps = {
  totales: Totales;
  unidades: number;
  descuento: Centavos;
  servicio: Centavos;
  /** A nota de venta breaks no tax out. */
  documento: ReturnType<Documentos['de']>;
  /** Its company issues two, and it is said which of them this is. */
  sonDos: boolean;
};

/** Subtotal per rate, IVA and servicio small, TOTAL large. */
export function TotalesOrden(props: TotalesOrdenProps) {
  const { totales, unidades, descuento, servicio, documento, sonDos } = props;
  const total = formatCentavos(sumar([totales.total, servicio]));
  return (
    <dl className="ventas-totales">
      {descuento > 0 && (
        <div className="ui-entre ventas-subtotal">
          <dt>Descuento</dt>
          <dd className="cifra">-{formatCentavos(descuento)}</dd>
        </div>
      )}
      {sonDos && (
        <div className="ui-entre ventas-subtotal">
          <dt>Documento</dt>
          <dd>{NOMBRE_DE_DOCUMENTO[documento]}</dd>
        </div>
      )}
      {documento !== 'NOTA' && <Impuestos totales={totales} />}
      {servicio > 0 && (
        <div className="ui-entre ventas-subtotal">
          <dt>Servicio {PORCENTAJE_DE_SERVICIO}%</dt>
          <dd className="cifra">{formatCentavos(servicio)}</dd>
        </div>
      )}
      <div className="ui-entre ventas-total">
        <dt>
          TOTAL
          <span className="ventas-unidades">
            {unidades} {unidades === 1 ? 'producto' : 'productos'}
          </span>
        </dt>
        <dd className="cifra" data-largo={esLargo(total)} aria-live="polite">
          {total}
        </dd>
      </div>
    </dl>
  );
}

function Impuestos({ totales: { grupos, iva } }: Pick<TotalesOrdenProps, 'totales'>) {
  return (
    <>
      {grupos.map(({ tarifa, base }) => (
        <div key={tarifa} className="ui-entre ventas-subtotal">
          <dt>Subtotal {tarifa}%</dt>
          <dd className="cifra">{formatCentavos(base)}</dd>
        </div>
      ))}
      <div className="ui-entre ventas-subtotal">
        <dt>IVA</dt>
        <dd className="cifra">{formatCentavos(iva)}</dd>
      </div>
    </>
  );
}

import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Pulso } from '@comanda/shared/piezas/inicio';

import { useHoy } from './useHoy';

/** What who looks at it has sold today. */
export default function SusVentas() {
  const { currentData, isError } = useHoy();
  const figuras = currentData?.figuras;
  return (
    <Pulso
      icono="tendencia"
      titulo="Sus ventas de hoy"
      a="/admin/reporteventa"
      fallo={isError}
      cifra={figuras && formatMonto(figuras.total)}
      de={figuras && `en ${figuras.ventas} ${figuras.ventas === 1 ? 'venta' : 'ventas'}`}
      detalle={figuras && `Propinas ${formatMonto(figuras.propina)}`}
    />
  );
}

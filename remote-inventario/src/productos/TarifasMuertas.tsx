import { Alert, Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useConsultarTarifasMuertasQuery, usePonerTarifasAlDiaMutation } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

type Muerto = { producto: string; porcentaje_iva: number };

const NOMBRADOS = 5;

/** Products that no invoice can carry, before a till meets them, and the one act that mends them. */
export function TarifasMuertas({ empresa }: { empresa: string }) {
  const { currentData } = useConsultarTarifasMuertasQuery({ empresa });
  const [poner, { isLoading }] = usePonerTarifasAlDiaMutation();
  if (!currentData || currentData.total === 0) return null;
  const { productos, total, tarifa } = currentData;

  const onPasar = async () => {
    if (!(await confirmar(mensajes.confirmarTarifa(total, tarifa)))) return;
    await withNotice(poner({ empresa }).unwrap(), mensajes.tarifasAlDia);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={mensajes.tarifasMuertas(total, nombrar(productos, total))}
      action={
        <Button loading={isLoading} onClick={() => void onPasar()}>
          {mensajes.pasarATarifa(tarifa)}
        </Button>
      }
    />
  );
}

function nombrar(productos: readonly Muerto[], total: number): string {
  const nombrados = productos
    .slice(0, NOMBRADOS)
    .map(({ producto, porcentaje_iva }) => `${producto} (${porcentaje_iva}%)`)
    .join(', ');
  const faltan = total - Math.min(total, NOMBRADOS);
  return faltan > 0 ? `${nombrados} ${mensajes.yMas(faltan)}` : nombrados;
}

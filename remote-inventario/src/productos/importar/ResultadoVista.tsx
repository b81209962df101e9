import type { Importacion } from '@comanda/shared/contracts/inventario/importaciones';
import { CuentasDeLista } from '@comanda/shared/piezas/importar';
import { Alert } from '@comanda/shared/ui/core';

import { importarMensajes as mensajes } from './importarMensajes';

/** How an import ended. */
export function ResultadoVista({ importacion }: { importacion: Importacion }) {
  const { estado, archivo, motivo, creados, cambiados, iguales, categorias } = importacion;
  if (estado === 'INTERRUMPIDA')
    return <Alert type="warning" showIcon role="alert" title={mensajes.interrumpida(archivo)} />;
  if (estado === 'FALLIDA') {
    const title = mensajes.fallida(motivo ?? mensajes.inesperado);
    return <Alert type="error" showIcon role="alert" title={title} />;
  }
  return (
    <>
      <Alert type="success" showIcon role="status" title={mensajes.hecha} />
      <CuentasDeLista
        de={[
          ['Creados', creados],
          ['Cambiados', cambiados],
          ['Iguales', iguales],
          ['Categorías', categorias],
        ]}
      />
    </>
  );
}

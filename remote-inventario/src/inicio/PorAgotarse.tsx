import { PulsoDeResumen } from '@comanda/shared/piezas/resumen';

export default function PorAgotarse() {
  return <PulsoDeResumen ruta="bodega" icono="bodega" titulo="Por agotarse" />;
}

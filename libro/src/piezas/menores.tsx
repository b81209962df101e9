import { useState } from 'react';

import { CajaArchivo } from '@comanda/shared/piezas/archivos';
import { Chips } from '@comanda/shared/piezas/chips';
import { Lineas, Sumas } from '@comanda/shared/piezas/contenido';
import { EnCamino } from '@comanda/shared/piezas/descarga';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import { Opciones } from '@comanda/shared/piezas/opciones';
import { PinCampo } from '@comanda/shared/piezas/pin';
import { ReciboModal } from '@comanda/shared/piezas/recibo';
import { Button } from '@comanda/shared/ui/core';

import type { Historias } from '../historias';
import { CENTAVOS, LARGO, nada } from '../textos';

const CHIPS = [
  { valor: 'a', texto: 'Abiertas', cuantos: 12_345_678 },
  { valor: 'b', texto: 'Rechazadas', tono: 'mal', icono: 'candado' },
  { valor: 'c', texto: LARGO },
  { valor: 'd', texto: 'Ventas', nota: '7023ca3 · 0 fallos' },
];
const OPCIONES = [
  { valor: 'E', texto: 'Efectivo', icono: 'efectivo', tecla: 'E' },
  { valor: 'T', texto: 'Tarjeta', icono: 'tarjeta' },
  { valor: 'L', texto: LARGO, color: 'teja' },
] as const;

function ChipsVivos() {
  const [elegido, elegir] = useState('a');
  return <Chips etiqueta="Estados" chips={CHIPS} elegido={elegido} onElegir={elegir} />;
}

function Pin({ inicial }: { inicial: string }) {
  const [pin, setPin] = useState(inicial);
  return <PinCampo aria-label="PIN" value={pin} onChange={setPin} />;
}

export const menores: Historias = {
  'CajaArchivo: vacía': (
    <CajaArchivo etiqueta="Foto" acepta="image/png" onArchivo={nada}>
      {(elegir) => <Button onClick={elegir}>Elegir foto</Button>}
    </CajaArchivo>
  ),
  'CajaArchivo: texto largo': (
    <CajaArchivo etiqueta="Foto" acepta="image/png" onArchivo={nada}>
      {() => <p style={{ overflowWrap: 'anywhere' }}>{LARGO}</p>}
    </CajaArchivo>
  ),
  'Chips: uno elegido': ChipsVivos,
  'Lineas: nombres y totales largos': (
    <Lineas
      titulo="Producto"
      lineas={[
        { cantidad: 1, nombre: 'Encebollado mixto', pormenores: [], total: 450 },
        {
          cantidad: 12_345_678,
          nombre: LARGO,
          pormenores: [LARGO, 'Sin cebolla'],
          total: CENTAVOS,
        },
      ]}
    />
  ),
  'Lineas: vacía': <Lineas titulo="Producto" lineas={[]} />,
  'Sumas: totales de ocho cifras': (
    <Sumas
      etiqueta="Totales"
      sumas={[
        ['Subtotal', CENTAVOS],
        [LARGO, 0],
        ['Total', CENTAVOS],
      ]}
    />
  ),
  'EnCamino: no se sabe cuánto': (
    <EnCamino titulo="ventas" avance={{ hechas: 12, total: null }} onCancelar={nada} />
  ),
  'EnCamino: a medias': (
    <EnCamino titulo="ventas" avance={{ hechas: 1_234_567, total: 12_345_678 }} onCancelar={nada} />
  ),
  'FotoProducto: sin foto': <FotoProducto imagen={null} tamano={80} />,
  'FotoProducto: el plato de su categoría': <FotoProducto imagen={null} color="teja" deFila />,
  'FotoProducto: no llega': <FotoProducto imagen="/no-hay.webp" tamano={80} />,
  'Opciones: ninguna': (
    <Opciones etiqueta="Pago" opciones={OPCIONES} elegida={null} onElegir={nada} />
  ),
  'Opciones: en filas': (
    <Opciones etiqueta="Pago" opciones={OPCIONES} elegida="E" onElegir={nada} enFilas />
  ),
  'PinCampo: vacío': <Pin inicial="" />,
  'PinCampo: escrito': <Pin inicial="123456" />,
  'ReciboModal: sin impresora': (
    <ReciboModal
      titulo="Abono registrado"
      datos={[
        ['Cliente', LARGO],
        ['Abono', '$12,345,678.90'],
      ]}
      estado={{ que: 'fallo', texto: LARGO }}
      impreso="Recibo impreso"
      onImprimir={nada}
      onCerrar={nada}
    />
  ),
};

import {
  AvisosDeLista,
  ColumnasVista,
  CuentasDeLista,
  DialogoDeLista,
  ElegirLista,
  ErroresDeLista,
  ExistentesDeLista,
  SiguienteDeLista,
} from '@comanda/shared/piezas/importar';
import { Button } from '@comanda/shared/ui/core';

import type { Historias } from '../historias';
import { LARGO, nada } from '../textos';

type Columna = 'producto' | 'precio';
const NOMBRES = { producto: 'Producto', precio: 'Precio' };
const COLUMNAS = {
  mapa: { fila: 2, columnas: { producto: 0 } },
  recordado: false,
  filas: [
    { fila: 1, dice: LARGO },
    { fila: 2, dice: 'Detalle · PVP 1 · PVP 2' },
  ],
  titulos: [
    { lugar: 0, titulo: 'Detalle', ejemplos: [LARGO] },
    { lugar: 1, titulo: 'PVP 1', ejemplos: ['1,10', '2,20'] },
    { lugar: 2, titulo: '', ejemplos: ['3,30'] },
  ],
  dudas: ['precio' as const],
  faltan: [],
};
const MALAS = [{ fila: 3, columna: 'precio', valor: 'consultar', msg: LARGO }];
const elegir = (
  <ElegirLista
    etiqueta="Lista de productos"
    ayuda="CSV o Excel (.xlsx) de hasta 5 MB"
    bajables={[{ que: 'Plantilla', onBajar: nada }]}
    elegido={undefined}
    revisando={false}
    falta={null}
    onArchivo={nada}
  />
);

export const importar: Historias = {
  'ElegirLista: aún sin archivo': elegir,
  'ColumnasVista: dos precios': (
    <ColumnasVista<Columna> columnas={COLUMNAS} nombres={NOMBRES} sinLeer onMapa={nada} />
  ),
  'CuentasDeLista: cuatro': (
    <CuentasDeLista
      de={[
        ['Nuevos', 5_000],
        ['Cambian', 12],
        ['Iguales', 0],
        ['Errores', 1],
      ]}
    />
  ),
  'ErroresDeLista: uno': (
    <ErroresDeLista errores={MALAS} nombres={NOMBRES} total={1} onBajar={nada} />
  ),
  'ExistentesDeLista: sin elegir': (
    <ExistentesDeLista
      etiqueta="Clientes que ya están"
      pregunta="12 clientes ya están. ¿Qué se hace con lo que trae el archivo?"
      valores={['CONSERVAR', 'ACTUALIZAR']}
      textos={{ CONSERVAR: 'Dejarlos como están', ACTUALIZAR: LARGO }}
      elegido={null}
      onElegir={nada}
    />
  ),
  'SiguienteDeLista: falta elegir': (
    <SiguienteDeLista
      hay={12}
      texto={(hay) => `Importar ${hay} clientes`}
      falta="Elija qué hacer con los que ya están"
      alDia
      guardando={false}
      hecha={false}
      onImportar={nada}
      onOtra={nada}
    />
  ),
  'AvisosDeLista: uno': <AvisosDeLista avisos={MALAS} nombres={NOMBRES} total={1} />,
  'DialogoDeLista: abierto': (
    <DialogoDeLista
      titulo="Importar productos"
      conMapa={false}
      onCerrar={nada}
      siguiente={<Button type="primary">Importar</Button>}
    >
      {elegir}
    </DialogoDeLista>
  ),
};

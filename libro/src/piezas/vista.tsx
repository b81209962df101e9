import {
  Datos,
  diferir,
  Diferida,
  Luego,
  PorCualquierEmpresa,
  PorEmpresa,
  QueryView,
  Relevo,
  Selector,
  Vacio,
} from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import type { Historias } from '../historias';
import { LARGO, nada, NOMBRES, OCHO_CIFRAS } from '../textos';

const quieta = { isFetching: false, refetch: nada };
const lista = (nombres: readonly string[]) => (
  <ul>
    {nombres.map((nombre) => (
      <li key={nombre}>{nombre}</li>
    ))}
  </ul>
);
const vacio = 'Aún no hay productos';
const CARGADA = diferir<{ texto: string }>(() =>
  Promise.resolve({ default: ({ texto }: { texto: string }) => <p>{texto}</p> }),
);
const NUNCA = diferir<object>(() => new Promise(nada));

export const vistas: Historias = {
  'Luego: tras la pantalla': <Luego de={CARGADA} props={{ texto: LARGO }} />,
  'QueryView: cargando': (
    <QueryView<string[]> query={{ ...quieta, isFetching: true }} empty={vacio} esqueleto="tabla">
      {lista}
    </QueryView>
  ),
  'QueryView: fallo': (
    <QueryView<string[]> query={{ ...quieta, error: {} }} empty={vacio} fallo={LARGO}>
      {lista}
    </QueryView>
  ),
  'QueryView: vacía': (
    <QueryView<string[]> query={{ ...quieta, currentData: [] }} empty={vacio}>
      {lista}
    </QueryView>
  ),
  'QueryView: lista': (
    <QueryView<string[]> query={{ ...quieta, currentData: [...NOMBRES] }} empty={vacio}>
      {lista}
    </QueryView>
  ),
  'QueryView: no se pudo leer otra vez': (
    <QueryView<string[]>
      query={{ ...quieta, currentData: [...NOMBRES], error: {}, fulfilledTimeStamp: 0 }}
      empty={vacio}
    >
      {lista}
    </QueryView>
  ),
  'Vacio: con lo que sigue': (
    <Vacio
      dibujo="calendario"
      titulo="Aún no hay facturas programadas"
      como={LARGO}
      acto={<Button>Ir a Punto de venta</Button>}
    />
  ),
  'Vacio: fallo': <Vacio dibujo="fallo" titulo="No se pudo leer el reporte" />,
  'Datos: nombres y totales largos': (
    <Datos
      datos={[
        ['Razón social', LARGO],
        ['Total', `$${OCHO_CIFRAS}`],
        ['Sin valor', null],
      ]}
    />
  ),
  'PorEmpresa: lista': <PorEmpresa selector="select">{(empresa) => <p>{empresa}</p>}</PorEmpresa>,
  'PorEmpresa: botones': (
    <PorEmpresa selector="botones">{(empresa) => <p>{empresa}</p>}</PorEmpresa>
  ),
  'PorCualquierEmpresa: ninguna': (
    <PorCualquierEmpresa empresas={NOMBRES}>{(empresa) => <p>{empresa}</p>}</PorCualquierEmpresa>
  ),
  'PorCualquierEmpresa: una sola': (
    <PorCualquierEmpresa empresas={[LARGO]}>{(empresa) => <p>{empresa}</p>}</PorCualquierEmpresa>
  ),
  'Relevo: un botón': (
    <Relevo turno={1}>
      <Button>Cargar otro certificado</Button>
    </Relevo>
  ),
  'Diferida: llegó': (
    <Diferida de={CARGADA} props={{ texto: LARGO }} titulo="Caja" onFallo={nada} />
  ),
  'Selector: elegido uno': (
    <Selector
      aria-label="Caja"
      value={NOMBRES[0]}
      options={NOMBRES.map((nombre) => ({ value: nombre, label: nombre }))}
    />
  ),
  'Diferida: en camino': (
    <>
      <p>Debajo viene una parte que aún no llega.</p>
      <Diferida de={NUNCA} props={{}} titulo="Caja" onFallo={nada} />
    </>
  ),
};

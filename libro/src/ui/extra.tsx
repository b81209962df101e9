import { Button } from '@comanda/shared/ui/core';
import {
  Checkbox,
  Descriptions,
  Drawer,
  Dropdown,
  InputNumber,
  Progress,
  Radio,
  Result,
  Segmented,
  Switch,
  Tabs,
  Tooltip,
  Upload,
} from '@comanda/shared/ui/extra';

import type { Historias } from '../historias';
import { LARGO, nada, OCHO_CIFRAS } from '../textos';

const DATOS = [
  { key: 'nombre', label: 'Razón social', children: LARGO },
  { key: 'total', label: 'Total', children: OCHO_CIFRAS.toFixed(2) },
];
const MENU = {
  items: [
    { key: 'a', label: 'Reimprimir' },
    { key: 'b', label: LARGO },
  ],
};
const PESTANAS = [
  { key: 'a', label: 'Movimientos', children: 'Aún no hay movimientos' },
  { key: 'b', label: 'Cuadres', children: 'Aún no hay cuadres' },
];

export const extra: Historias = {
  'Checkbox: sin marcar': <Checkbox>Recordarme</Checkbox>,
  'Checkbox: marcada, con texto largo': <Checkbox defaultChecked>{LARGO}</Checkbox>,
  'Checkbox: impedida': <Checkbox disabled>Recordarme</Checkbox>,
  'Descriptions: nombres y totales largos': <Descriptions column={1} items={DATOS} />,
  'Drawer: abierto': (
    <Drawer open title={LARGO} onClose={nada}>
      Lo que hay dentro.
    </Drawer>
  ),
  'Dropdown: abierto': (
    <Dropdown open menu={MENU}>
      <Button>Más</Button>
    </Dropdown>
  ),
  'InputNumber: ocho cifras': <InputNumber aria-label="Total" defaultValue={OCHO_CIFRAS} />,
  'InputNumber: con falta': <InputNumber aria-label="Total" status="error" aria-invalid />,
  'Progress: a medias': <Progress percent={40} aria-label="Avance" />,
  'Progress: fallo': <Progress percent={70} status="exception" aria-label="Avance" />,
  'Radio: uno de dos': (
    <Radio.Group aria-label="Tipo" defaultValue="I">
      <Radio value="I">Ingreso</Radio>
      <Radio value="S">Salida</Radio>
    </Radio.Group>
  ),
  'Result: no hay': <Result status="404" title="No hay esta página" subTitle={LARGO} />,
  'Segmented: uno de tres': <Segmented aria-label="Periodo" options={['Día', 'Mes', 'Año']} />,
  'Switch: si': <Switch aria-label="Activa" defaultChecked />,
  'Tabs: dos': <Tabs items={PESTANAS} />,
  'Tooltip: a la vista': (
    <Tooltip open title={LARGO}>
      <Button>Impuestos</Button>
    </Tooltip>
  ),
  'Upload: sin archivo': (
    <Upload>
      <Button>Elegir archivo</Button>
    </Upload>
  ),
};

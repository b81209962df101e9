import { Button } from '@comanda/shared/ui/core';
import { Modal, Select } from '@comanda/shared/ui/data';

import type { Historias } from '../historias';
import { LARGO, nada, NOMBRES, SIN_ESPACIOS } from '../textos';

const OPCIONES = NOMBRES.map((nombre) => ({ value: nombre, label: nombre }));
const ANCHO = { width: 240, maxWidth: '100%' };

export const data: Historias = {
  'Select: nada elegido': (
    <Select aria-label="Producto" placeholder="Elija uno" options={OPCIONES} style={ANCHO} />
  ),
  'Select: elegido uno largo': (
    <Select aria-label="Producto" defaultValue={LARGO} options={OPCIONES} style={ANCHO} />
  ),
  'Select: cargando': <Select aria-label="Producto" loading options={[]} style={ANCHO} />,
  'Select: con falta': (
    <Select aria-label="Producto" status="error" options={OPCIONES} style={ANCHO} />
  ),
  'Select: varios': (
    <Select
      aria-label="Productos"
      mode="multiple"
      defaultValue={[...NOMBRES]}
      options={OPCIONES}
      style={ANCHO}
    />
  ),
  'Modal: abierto': (
    <Modal open title="Movimiento de Caja" onCancel={nada} footer={<Button>Cerrar</Button>}>
      Lo que se hace en él.
    </Modal>
  ),
  'Modal: título y texto largos': (
    <Modal open title={LARGO} onCancel={nada} footer={<Button>Cerrar</Button>}>
      <p style={{ overflowWrap: 'anywhere' }}>{SIN_ESPACIOS}</p>
    </Modal>
  ),
};

import { Button, Input } from '@comanda/shared/ui/core';
import { Form, Switch } from '@comanda/shared/ui/formulario';

import type { Historias } from '../historias';
import { LARGO } from '../textos';

export const formulario: Historias = {
  'Form: vacío': (
    <Form layout="vertical">
      <Form.Item name="detalle" label="Detalle" required>
        <Input />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Guardar
      </Button>
    </Form>
  ),
  'Form: con falta y etiqueta larga': (
    <Form layout="vertical">
      <Form.Item name="detalle" label={LARGO} validateStatus="error" help="Detalle es obligatorio">
        <Input />
      </Form.Item>
    </Form>
  ),
  'Switch: no': <Switch aria-label="Va a la caja fuerte" />,
  'Switch: si': <Switch aria-label="Va a la caja fuerte" defaultChecked />,
  'Switch: impedido': <Switch aria-label="Va a la caja fuerte" disabled />,
};

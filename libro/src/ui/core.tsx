import {
  Alert,
  Button,
  ConfigProvider,
  Esqueleto,
  Icono,
  Input,
  Marca,
  temaDe,
} from '@comanda/shared/ui/core';

import type { Historias } from '../historias';
import { LARGO, nada, SIN_ESPACIOS } from '../textos';

const ICONOS = ['venta', 'caja', 'bodega', 'usuarios', 'empresa', 'efectivo', 'tarjeta', 'candado'];

export const core: Historias = {
  'Alert: dice algo': <Alert type="info" showIcon title="La caja se cuadra cada noche" />,
  'Alert: advierte con un texto largo': <Alert type="warning" showIcon title={LARGO} />,
  'Alert: fallo con acción': (
    <Alert
      type="error"
      showIcon
      title="No se pudo leer la lista"
      action={<Button onClick={nada}>Reintentar</Button>}
    />
  ),
  'Button: principal': <Button type="primary">Cobrar</Button>,
  'Button: otro': <Button>Cancelar</Button>,
  'Button: peligro': (
    <Button type="primary" danger>
      Anular
    </Button>
  ),
  'Button: ocupado': (
    <Button type="primary" loading>
      Registrar
    </Button>
  ),
  'Button: impedido': <Button disabled>Registrar</Button>,
  'Button: texto largo': (
    <Button style={{ maxWidth: '100%', whiteSpace: 'normal', height: 'auto' }}>{LARGO}</Button>
  ),
  'ConfigProvider: una parte siempre oscura': (
    <ConfigProvider theme={temaDe('oscuro')}>
      <div data-tema="oscuro" style={{ padding: 16, background: 'var(--c-fondo)' }}>
        <Button>Siguiente</Button>
      </div>
    </ConfigProvider>
  ),
  'Esqueleto: tabla': <Esqueleto forma="tabla" />,
  'Esqueleto: tarjetas': <Esqueleto forma="tarjetas" />,
  'Esqueleto: formulario': <Esqueleto forma="formulario" />,
  'Esqueleto: texto': <Esqueleto forma="texto" />,
  'Icono: varios': (
    <p>
      {ICONOS.map((nombre) => (
        <span key={nombre} style={{ display: 'inline-flex', gap: 4, padding: 8 }}>
          <Icono nombre={nombre} /> {nombre}
        </span>
      ))}
    </p>
  ),
  'Icono: uno que no existe': <Icono nombre="ninguno" tamano={40} />,
  'Input: vacío': <Input aria-label="Detalle" placeholder="Detalle" />,
  'Input: texto largo': <Input aria-label="Detalle" defaultValue={LARGO} />,
  'Input: con falta': <Input aria-label="Detalle" status="error" aria-invalid defaultValue="?" />,
  'Input: impedida': <Input aria-label="Detalle" disabled defaultValue="No se cambia" />,
  'Input: de varias filas': (
    <Input.TextArea aria-label="Nota" rows={3} defaultValue={SIN_ESPACIOS} />
  ),
  'Marca: con nombre': <Marca tamano={48} />,
  'Marca: sola': <Marca conNombre={false} />,
};

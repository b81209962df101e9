import { useEffect } from 'react';

import App from 'antd/es/app';

import { registrarAnfitrion } from './notices';
import { ALERTA_MS } from './timings';

const SEGUNDOS_DE_EXITO = ALERTA_MS / 1000;

function Anfitrion() {
  const { notification, modal } = App.useApp();
  useEffect(
    () =>
      registrarAnfitrion({
        mostrar: ({ tipo, titulo, texto }) =>
          notification[tipo]({
            title: titulo,
            description: texto,
            // Success fades; an error stays until it is read (design/ui.md).
            duration: tipo === 'error' ? 0 : tipo === 'success' ? SEGUNDOS_DE_EXITO : 6,
            placement: 'top',
          }),
        preguntar: ({ titulo, texto, aceptar = 'Aceptar', cancelar = 'Cancelar', peligro }) =>
          new Promise<boolean>((resolve) => {
            modal.confirm({
              title: titulo,
              content: texto,
              okText: aceptar,
              cancelText: cancelar,
              okButtonProps: { danger: peligro },
              focusable: { autoFocusButton: peligro ? 'cancel' : 'ok' },
              onOk: () => resolve(true),
              onCancel: () => resolve(false),
            });
          }),
      }),
    [notification, modal],
  );
  return null;
}

/** Shows what `avisar` and `confirmar` say. The shell loads it after the first paint. */
export default function NoticeHost() {
  return (
    <App component={false}>
      <Anfitrion />
    </App>
  );
}

import type { DescriptorLeido } from '@comanda/shared/contracts/plataforma/plataforma';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { areasMensajes as mensajes } from './areasMensajes';
import { pantallasDe, quienesPierden, type AreaConTitulo, type DeEmpresa } from './perdidas';

type ApagarModalProps = {
  area: AreaConTitulo;
  filas: readonly DeEmpresa[];
  descriptor: DescriptorLeido | undefined;
  ocupado: boolean;
  onApagar: () => void;
  onCerrar: () => void;
};

/** What it takes away, and from whom, before it is taken away. */
export function ApagarModal(props: ApagarModalProps) {
  const { area, filas, descriptor, ocupado, onApagar, onCerrar } = props;
  const pantallas = pantallasDe(descriptor);
  return (
    <Modal
      open
      title={mensajes.preguntaApagar(area.titulo, filas.length)}
      footer={null}
      width={520}
      mask={{ closable: false }}
      onCancel={onCerrar}
    >
      <div className="ui-pantalla">
        <p>
          {pantallas.length > 0 ? mensajes.pantallas(pantallas.join(', ')) : mensajes.sinPantallas}
        </p>
        <ul className="admin-pierden" aria-label="Quienes la pierden">
          {filas.map((fila) => (
            <li key={fila.empresa}>
              <strong>{fila.empresa}</strong>
              <span>{quienesPierden(descriptor, fila) || mensajes.nadie}</span>
            </li>
          ))}
        </ul>
        <p>{mensajes.cuando}</p>
        <div className="ui-botones">
          <Button data-foco onClick={onCerrar}>
            Cancelar
          </Button>
          <Button type="primary" danger loading={ocupado} onClick={onApagar}>
            Apagar
          </Button>
        </div>
      </div>
    </Modal>
  );
}

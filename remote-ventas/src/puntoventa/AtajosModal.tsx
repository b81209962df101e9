import { Link } from '@comanda/shared/router';
import { Modal } from '@comanda/shared/ui/data';

import './AtajosModal.css';
import { Tecla } from './Tecla';

const ATAJOS: readonly (readonly [string, string])[] = [
  ['F2', 'Registrar el cliente'],
  ['F4', 'Ir a la última línea de la orden'],
  ['F6', 'Siguiente venta abierta'],
  ['F7', 'Enviar a cocina, en una mesa'],
  ['F8', 'Dividir la cuenta'],
  ['F9', 'Pagar'],
  ['Enter', 'Agregar el primer producto que se encuentra'],
  ['Esc', 'Borrar la búsqueda, cerrar lo que está abierto'],
  ['Flechas', 'Ir por productos, categorías, ventas, líneas y formas de pago'],
  ['+ -', 'Sumar o restar en una línea de la orden'],
  ['Supr', 'Quitar una línea de la orden'],
  ['Letras', 'Buscar un producto'],
  ['F10', 'Cambiar de usuario con su PIN'],
  ['?', 'Ver esta lista'],
];

/** The keys of the till; a scanner is one more hand at the keyboard. */
export function AtajosModal({ onCerrar }: { onCerrar: () => void }) {
  return (
    <Modal open title="Atajos del teclado" footer={null} width={460} onCancel={onCerrar}>
      <dl className="ventas-atajos">
        {ATAJOS.map(([tecla, hace]) => (
          <div key={tecla}>
            <dt>
              <Tecla>{tecla}</Tecla>
              <span className="solo-lector">{tecla}</span>
            </dt>
            <dd>{hace}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/admin/ayuda">Ver toda la ayuda</Link>
      </p>
      <p>Un código leído con el escáner agrega su producto desde cualquier parte de la caja.</p>
    </Modal>
  );
}

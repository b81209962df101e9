import type { HechoAuditado } from '@comanda/shared/contracts/admin/auditoria';
import { textoDeAccion } from '@comanda/shared/domain/empresa/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Datos } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { cambiosDeHecho } from './cambios';

/** One act: who, when, and what it was beside what it became. */
export function HechoModal({ hecho, onCerrar }: { hecho: HechoAuditado; onCerrar: () => void }) {
  const cambios = cambiosDeHecho(hecho);
  return (
    <Modal open title={textoDeAccion(hecho.accion)} footer={null} width={720} onCancel={onCerrar}>
      <Datos
        datos={[
          ['Responsable', hecho.usuario],
          ['Fecha', formatFechaHora(hecho.cuando)],
          ['Registro', hecho.entidad],
        ]}
      />
      {cambios.length > 0 && (
        <table className="admin-cambios">
          <thead>
            <tr>
              <th scope="col">Dato</th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {cambios.map(({ campo, antes, despues, cambia }) => (
              <tr key={campo} data-cambia={cambia}>
                <th scope="row">{campo}</th>
                <td>{antes}</td>
                <td>{despues}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}

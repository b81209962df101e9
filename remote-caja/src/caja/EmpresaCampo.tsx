import { Campo } from '@comanda/shared/piezas/formulario';
import { useEmpresaActiva } from '@comanda/shared/session';

/** Of which company: asked of an Administrador with several (spec section 5). */
export function EmpresaCampo() {
  const { empresas, puedeElegir } = useEmpresaActiva();
  if (!puedeElegir || empresas.length < 2) return null;
  return (
    <Campo.Opcion
      nombre="empresa"
      etiqueta="Empresa"
      placeholder="Seleccione una Empresa"
      opciones={empresas.map((una) => ({ value: una, label: una }))}
      ancho
    />
  );
}

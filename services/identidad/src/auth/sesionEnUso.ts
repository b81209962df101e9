/** Of a session `s` that nobody ended: it did not rest too long to be renewed. */
export const EN_USO = `s.vence > now()
  and s.ultima > now() - make_interval(mins => identidad.descanso_de(
        (select u.perfil from identidad.usuarios u where u.id = s.usuario_id)))`;

-- Who of a company approves what others may not, by their id: its Administrador, in use. Who has a password that somebody else chose
-- approves nothing until they have changed it.
create or replace function identidad.administrador_de(p_empresa_id int, p_usuario_id uuid)
returns table (id uuid, nombre text)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.nombre_completo
      from identidad.usuario_empresas ue join identidad.usuarios u on u.id = ue.usuario_id
     where ue.empresa_id = p_empresa_id and ue.usuario_id = p_usuario_id
       and u.perfil = 'Administrador' and u.estado = 'A' and not u.cambiar_clave;
end
$$;

revoke all on function identidad.administrador_de(int, uuid) from public;
grant execute on function identidad.administrador_de(int, uuid) to comanda_app;

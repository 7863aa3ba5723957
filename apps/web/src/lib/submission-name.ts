/** Gives what is sent a name of its own: the same while the same is sent again, so that a lost answer makes nothing twice (P808). */
export function createNamer(random: () => string = () => crypto.randomUUID()): (what: object) => string {
  let [known, name] = ['', ''];
  return (what) => {
    const told = JSON.stringify(what, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    );
    if (told !== known) [known, name] = [told, random()];
    return name;
  };
}

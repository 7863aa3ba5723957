import { Tabs as KitTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

interface TabsProps<Name extends string> {
  tabs: readonly { name: Name; label: ReactNode; content: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
  /** The tabs share the whole width. */
  isWide?: boolean;
}

/** Several views of one page, one of them open; only that one is there. */
export function Tabs<Name extends string>({ tabs, open, onOpen, isWide = false }: TabsProps<Name>) {
  return (
    <KitTabs
      value={open}
      onChange={(chosen) => {
        const tab = tabs.find(({ name }) => name === chosen);
        if (tab) onOpen(tab.name);
      }}
      keepMounted={false}
    >
      <KitTabs.List grow={isWide}>
        {tabs.map(({ name, label }) => (
          <KitTabs.Tab key={name} value={name}>
            {label}
          </KitTabs.Tab>
        ))}
      </KitTabs.List>
      {tabs.map(({ name, content }) => (
        <KitTabs.Panel key={name} value={name} className={classes.panel}>
          {content}
        </KitTabs.Panel>
      ))}
    </KitTabs>
  );
}

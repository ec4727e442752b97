export type Tab = "table" | "log" | "offers" | "chat" | "rules";

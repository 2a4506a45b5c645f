<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>formant::CheckpointActions</name>
    <message numerus="yes">
        <source>%n checkpoints were checked, and none is damaged.</source>
        <translation>
            <numerusform>%Ln checkpoint was checked, and it is not damaged.</numerusform>
            <numerusform>%Ln checkpoints were checked, and none is damaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are damaged.</source>
        <translation>
            <numerusform>%Ln checkpoint is damaged.</numerusform>
            <numerusform>%Ln checkpoints are damaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are kept now.</source>
        <translation>
            <numerusform>%Ln checkpoint is kept now.</numerusform>
            <numerusform>%Ln checkpoints are kept now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints go again by the rules.</source>
        <translation>
            <numerusform>%Ln checkpoint goes again by the rules.</numerusform>
            <numerusform>%Ln checkpoints go again by the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>%Ln checkpoint was deleted.</numerusform>
            <numerusform>%Ln checkpoints were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? They cannot be brought back, and a training can go on only from a step checkpoint that is left.</source>
        <translation>
            <numerusform>Delete %Ln checkpoint (%1)? It cannot be brought back, and a training can go on only from a step checkpoint that is left.</numerusform>
            <numerusform>Delete %Ln checkpoints (%1)? They cannot be brought back, and a training can go on only from a step checkpoint that is left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were removed, which freed %1.</source>
        <translation>
            <numerusform>%Ln file was removed, which freed %1.</numerusform>
            <numerusform>%Ln files were removed, which freed %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CheckpointWords</name>
    <message numerus="yes">
        <source>one of the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>the newest</numerusform>
            <numerusform>one of the newest %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleaning removes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>older than the newest; cleaning removes it</numerusform>
            <numerusform>older than the newest %Ln; cleaning removes it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message numerus="yes">
        <source>%n checkpoints, %1 in all.</source>
        <translation>
            <numerusform>%Ln checkpoint, %1 in all.</numerusform>
            <numerusform>%Ln checkpoints, %1 in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CleanDialog</name>
    <message numerus="yes">
        <source>%n files go, which frees %1.</source>
        <translation>
            <numerusform>%Ln file goes, which frees %1.</numerusform>
            <numerusform>%Ln files go, which frees %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message numerus="yes">
        <source>%1, and %n row(s) that cannot be read</source>
        <translation>
            <numerusform>%1, and %Ln row that cannot be read</numerusform>
            <numerusform>%1, and %Ln rows that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>%1 (%Ln clip)</numerusform>
            <numerusform>%1 (%Ln clips)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>%1 (%Ln text)</numerusform>
            <numerusform>%1 (%Ln texts)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>%1 Hz (%Ln clip)</numerusform>
            <numerusform>%1 Hz (%Ln clips)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message numerus="yes">
        <source>Leave &amp;out %n harmful recording(s)</source>
        <translation>
            <numerusform>Leave &amp;out %Ln harmful recording</numerusform>
            <numerusform>Leave &amp;out %Ln harmful recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>Searching for recordings: %Ln folder so far…</numerusform>
            <numerusform>Searching for recordings: %Ln folders so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) cannot be learned from, for the text is missing: choose one in the list and type what is said in it.</source>
        <translation>
            <numerusform>%Ln recording cannot be learned from, for its text is missing: choose it in the list and type what is said in it.</numerusform>
            <numerusform>%Ln recordings cannot be learned from, for the text is missing: choose one in the list and type what is said in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) were heard: nothing is wrong with them.</source>
        <translation>
            <numerusform>%Ln recording was heard: nothing is wrong with it.</numerusform>
            <numerusform>%Ln recordings were heard: nothing is wrong with them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n wrong)</source>
        <translation>
            <numerusform>%1 (⚠ %Ln wrong)</numerusform>
            <numerusform>%1 (⚠ %Ln wrong)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <translation>
            <numerusform>%1 (%Ln changed)</numerusform>
            <numerusform>%1 (%Ln changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message numerus="yes">
        <source>&amp;Leave out %n recording(s)</source>
        <translation>
            <numerusform>&amp;Leave out %Ln recording</numerusform>
            <numerusform>&amp;Leave out %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ta&amp;ke back %n recording(s)</source>
        <translation>
            <numerusform>Ta&amp;ke back %Ln recording</numerusform>
            <numerusform>Ta&amp;ke back %Ln recordings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>next checkpoint in %Ln step</numerusform>
            <numerusform>next checkpoint in %Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values taken over: %n. None was left out.</source>
        <translation>
            <numerusform>Values taken over: %Ln. None was left out.</numerusform>
            <numerusform>Values taken over: %Ln. None was left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values left out, with the reason below: %n. The others were taken over.</source>
        <translation>
            <numerusform>Values left out, with the reason below: %Ln. The others were taken over.</numerusform>
            <numerusform>Values left out, with the reason below: %Ln. The others were taken over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::LiveSettingsPanel</name>
    <message numerus="yes">
        <source>%n setting(s) other than in the configuration; they go to the run when it starts.</source>
        <translation>
            <numerusform>%Ln setting other than in the configuration; it goes to the run when it starts.</numerusform>
            <numerusform>%Ln settings other than in the configuration; they go to the run when it starts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed here; applied, the training takes them up at its next step.</source>
        <translation>
            <numerusform>%Ln setting changed here; applied, the training takes it up at its next step.</numerusform>
            <numerusform>%Ln settings changed here; applied, the training takes them up at its next step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>%Ln recorded</numerusform>
            <numerusform>%Ln recorded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message numerus="yes">
        <source>%n job(s) wait(s)</source>
        <translation>
            <numerusform>%Ln job waits</numerusform>
            <numerusform>%Ln jobs wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%Ln job failed</numerusform>
            <numerusform>%Ln jobs failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message numerus="yes">
        <source>All %n part(s) that can be tried on this device passed: it computes right.</source>
        <translation>
            <numerusform>The only part that can be tried on this device passed: it computes right.</numerusform>
            <numerusform>All %Ln parts that can be tried on this device passed: it computes right.</numerusform>
        </translation>
    </message>
</context>
</TS>
